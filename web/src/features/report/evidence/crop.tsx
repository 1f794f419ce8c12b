import { type SyntheticEvent, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { useWords } from '../language/language-context.ts'
import { useEvidence } from './evidence-context.tsx'
import { evidenceWords } from './evidence-words.ts'
import { cropUrl } from './place.ts'

interface CropProps {
  /** What stands there. */
  of: string
  path: string
}

/** Wider than this against its height, a line of the page would be too small to read in the margin. */
const LONGEST_LINE = 7

type Shape = 'unknown' | 'block' | 'line' | 'none'

const look = 'w-full rounded-soft border border-line bg-white'

/**
 * The place as a picture. A line that runs across the page, its name on the left and its figure on the right, is shown as
 * its two ends, one below the other. Some reports have no pictures; then the words stand alone.
 */
export function Crop({ of, path }: CropProps) {
  const words = useWords(evidenceWords)
  const { reportId } = useEvidence()
  const [shape, setShape] = useState<Shape>('unknown')
  if (shape === 'none') return null
  const src = cropUrl(reportId, path)
  const onLoad = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) =>
    setShape(naturalWidth > naturalHeight * LONGEST_LINE ? 'line' : 'block')
  const isLine = shape === 'line'
  return (
    <span className="grid gap-px">
      <img
        src={src}
        alt={words.cropOf(of)}
        loading="lazy"
        onLoad={onLoad}
        onError={() => setShape('none')}
        className={classNames(look, isLine ? 'h-6 object-cover object-left' : 'max-h-[12rem] object-contain')}
      />
      {isLine && <img src={src} alt="" className={classNames(look, 'h-6 object-cover object-right')} />}
    </span>
  )
}
