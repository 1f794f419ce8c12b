import { useWords } from '../language/language-context.ts'
import { waterExplainedWords } from './water-explained-words.ts'

const SHARE_SOURCE = 'https://www.iii.org/table-archive/20385'
const ZONES_SOURCE = 'https://www.tdi.texas.gov/tips/flood-insurance-cost.html'

/** Two published figures, each with the page that it stands on. */
export function WaterClaims() {
  const { claims } = useWords(waterExplainedWords)
  return (
    <div className="grid gap-3 print:hidden">
      <h4 className="text-lead font-semibold">{claims.title}</h4>
      <ul className="grid gap-3">
        <Claim text={claims.share} source={claims.shareSource} url={SHARE_SOURCE} />
        <Claim text={claims.zones} source={claims.zonesSource} url={ZONES_SOURCE} />
      </ul>
    </div>
  )
}

function Claim({ text, source, url }: { text: string; source: string; url: string }) {
  return (
    <li className="figures grid max-w-reading gap-1">
      {text}
      <a href={url} target="_blank" rel="noreferrer" className="link w-fit text-small">
        {source}
      </a>
    </li>
  )
}
