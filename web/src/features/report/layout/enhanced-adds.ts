import type { ReportData } from '../report-types.ts'

/** What the Enhanced version adds for this kind of document; null where it adds nothing and is not offered. */
export function enhancedAdds(kind: ReportData['document_kind']): string | null {
  switch (kind) {
    case 'windstorm_declarations':
    case 'not_home_insurance':
      return null
    case 'flood_declarations':
      return 'The Enhanced version adds water damage: what your policy pays for a flood, and what is left to you.'
    default:
      return 'The Enhanced version adds mold and water damage: what your policy pays for each, what is left to you, and how they change your score and your priorities.'
  }
}
