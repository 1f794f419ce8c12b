/** '/report/:reportId' and '/report/7' give { reportId: '7' }; null where the address is another page's. */
export function matchPattern(pattern: string, pathname: string): Record<string, string> | null {
  const expression = pattern.replace(/\/?$/, '/?').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
  const found = new RegExp(`^${expression}$`, 'i').exec(pathname)
  return found && Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, text]) => [name, decoded(text)]))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
