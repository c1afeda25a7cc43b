/** An edition file of one's own, read in the browser; the server judges what stands in it. */

export async function readEdition(file: Blob): Promise<Record<string, unknown> | null> {
  const { parse } = await import("smol-toml"); // few need it
  try {
    return parse(await file.text());
  } catch {
    return null;
  }
}
