const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Whether a source file has a test of this name: a text in quotes that begins what a call is given. */
export function isTestIn(source: string, name: string): boolean {
  const quoted = [`'${name.replaceAll("'", String.raw`\'`)}'`, `"${name}"`, `\`${name}\``]
  return quoted.some((text) => new RegExp(`\\(\\s*${escaped(text)}\\s*,`).test(source))
}

/** The rows of all tables as 'where › old words'. */
export function changedRows(markdown: string): string[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| where |'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, where, old]) => `${where} › ${old}`)
}
