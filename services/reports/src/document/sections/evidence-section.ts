import type { EvidenceItem, Section } from '../document-model.ts'
import type { EvidencePlace } from '../evidence-places.ts'
import type { Telling } from '../telling.ts'
import { evidenceWords } from './evidence-words.ts'
import { figureLabels } from './figure-labels.ts'

/** Stands for a quote of which the Free version shows the place only. */
const HIDDEN = '…'

/** The appendix. `pictures` names the paths of evidence of which there is a cut-out of the page. */
export function evidenceSection(telling: Telling, pictures: ReadonlySet<string>): Section | null {
  const { language, places } = telling
  if (places.length === 0) return null
  const words = evidenceWords[language]
  return {
    id: 'evidence',
    title: words.title,
    ...(telling.data.version === 'enhanced' && { opensPage: true }),
    blocks: [
      { kind: 'paragraph', text: words.intro },
      {
        kind: 'evidence',
        items: places.map((place) => evidenceItem(telling, place, pictures)),
        columns: words.columns,
      },
    ],
  }
}

function evidenceItem({ language }: Telling, place: EvidencePlace, pictures: ReadonlySet<string>): EvidenceItem {
  const words = evidenceWords[language]
  const level = certaintyLevel(place.confidence)
  const isHidden = place.quote === HIDDEN
  const picture = isHidden ? null : (place.paths.find((path) => pictures.has(path)) ?? null)
  return {
    id: place.id,
    page: place.page,
    labels: figureLabels(place.paths, language),
    quote: isHidden ? null : place.quote,
    method: `${words[place.method]}${howFound(place, words)}`,
    certainty: isHidden ? words.hidden : words.certainty[level],
    isAsUsual: !isHidden && level === 3 && place.method === 'printed' && howFound(place, words) === '',
    level,
    picture,
    pictureText: words.picture(place.page.toString(), place.quote),
  }
}

/** A page without text of its own, or a person who looked at it. */
const howFound = ({ found }: EvidencePlace, words: (typeof evidenceWords)['en']): string =>
  found === 'ocr' ? words.fromPicture : found === 'person' ? words.byPerson : ''

/** The same steps as on the page. */
function certaintyLevel(confidence: number): 1 | 2 | 3 {
  if (confidence >= 0.9) return 3
  return confidence >= 0.7 ? 2 : 1
}
