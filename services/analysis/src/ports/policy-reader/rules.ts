import type { DocumentParser } from '../document-parser/document-parser.ts'
import type { PolicyReader } from './policy-reader.ts'

/** Reads by rules and layout, in the parser's children; nothing leaves the machine. */
export const rulesReader = (parser: DocumentParser): PolicyReader => ({
  read: (document) => parser.readPolicy(document),
})
