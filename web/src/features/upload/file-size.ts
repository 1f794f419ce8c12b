const units = ['Bytes', 'KB', 'MB', 'GB'] as const

/** 1536 becomes '1.50 KB'; bytes are whole. */
export function formatFileSize(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1)
  const amount = bytes / 1024 ** power
  return `${power === 0 ? amount : amount.toFixed(2)} ${units[power]}`
}
