import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Which component has a class: each is in its styles and in its drawing many times, so it is short. */
const classes = new Map();
function cssHash({ hash, filename }) {
  const name = `s${hash(filename).slice(0, 4)}`;
  const other = classes.get(name) ?? filename;
  if (other !== filename) throw new Error(`${other} and ${filename} would share the class ${name}`);
  classes.set(name, filename);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
