import { Lock, MapPin, Quote } from 'lucide-react'

const tiles = [
  { icon: Lock, title: 'Private', text: 'Only you can open your report. The uploaded file is deleted after 90 days.' },
  { icon: MapPin, title: 'Made for Texas', text: 'Hail, wind, hurricane and flood: what your policy says about each.' },
  { icon: Quote, title: 'With its proof', text: 'Each figure shows the page and the words that it comes from.' },
]

export function FeatureTiles() {
  return (
    <ul aria-label="What you get" className="grid gap-4 sm:grid-cols-3">
      {tiles.map(({ icon: Icon, title, text }) => (
        <li key={title} className="grid content-start gap-2 rounded-sheet border border-line p-4">
          <Icon aria-hidden className="size-5 text-clay" />
          <p className="font-semibold">{title}</p>
          <p className="text-small text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
