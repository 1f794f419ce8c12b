import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/** The font inside a WOFF file: the same tables, inflated, behind a directory of their own. */
export function sfntFromWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font')
  const tables = woff.readUInt16BE(12)
  const directory = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * tables)
  writeHeader(directory, woff.readUInt32BE(4), tables)
  const parts: Buffer[] = [directory]
  let offset = directory.length
  for (let index = 0; index < tables; index++) {
    const entry = woff.subarray(WOFF_HEADER + WOFF_ENTRY * index)
    const [start, packed, size] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const bytes = woff.subarray(start, start + packed)
    const table = packed < size ? inflateSync(bytes) : bytes
    const record = directory.subarray(SFNT_HEADER + SFNT_ENTRY * index)
    entry.copy(record, 0, 0, 4)
    entry.copy(record, 4, 16, 20)
    record.writeUInt32BE(offset, 8)
    record.writeUInt32BE(size, 12)
    const padding = (4 - (size % 4)) % 4
    parts.push(table, Buffer.alloc(padding))
    offset += size + padding
  }
  return Buffer.concat(parts)
}

/** The three last numbers help a reader to search the directory by halves. */
function writeHeader(directory: Buffer, flavour: number, tables: number): void {
  const halvings = Math.floor(Math.log2(tables))
  const range = SFNT_ENTRY * 2 ** halvings
  directory.writeUInt32BE(flavour, 0)
  directory.writeUInt16BE(tables, 4)
  directory.writeUInt16BE(range, 6)
  directory.writeUInt16BE(halvings, 8)
  directory.writeUInt16BE(SFNT_ENTRY * tables - range, 10)
}
