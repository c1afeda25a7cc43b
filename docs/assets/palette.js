// Light or dark, as chosen last time, before anything is drawn.
{
  const color = __md_get("__palette")?.color;
  if (color?.media === "(prefers-color-scheme)") {
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const now = document.querySelector(`[data-md-color-media="(prefers-color-scheme: ${dark ? "dark" : "light"})"]`);
    color.media = now.dataset.mdColorMedia;
    for (const key of ["scheme", "primary", "accent"]) color[key] = now.getAttribute(`data-md-color-${key}`);
  }
  for (const [key, value] of Object.entries(color ?? {})) document.body.setAttribute(`data-md-color-${key}`, value);
}
