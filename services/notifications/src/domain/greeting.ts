const longest = 60

// Letters of any script, marks, spaces, apostrophes, hyphens, and a full stop only at a word's end ("J. R. O'Neill-Díaz Jr.").
const looksLikeName = /^\p{L}[\p{L}\p{M}' ’-]*(?:\.(?= |$)[\p{L}\p{M}' ’-]*)*$/u

/** The name as a mail may print it, or null: a name is free text, and must not carry a link or an instruction into a mail. */
export function printableName(name: string): string | null {
  const trimmed = name.trim().replaceAll(/ {2,}/g, ' ')
  return trimmed.length <= longest && looksLikeName.test(trimmed) ? trimmed : null
}

export function greeting(name: string | null): string {
  const printable = name === null ? null : printableName(name)
  return printable ? `Hello ${printable},` : 'Hello,'
}
