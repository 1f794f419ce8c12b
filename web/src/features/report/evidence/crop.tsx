import { useState } from 'react'
import { useWords } from '../language/language-context.ts'
import { useEvidence } from './evidence-context.tsx'
import { evidenceWords } from './evidence-words.ts'
import { cropUrl } from './place.ts'

interface CropProps {
  /** What stands there. */
  of: string
  path: string
}

/** The place as a picture. Some reports have none; then the words stand alone. */
export function Crop({ of, path }: CropProps) {
  const words = useWords(evidenceWords)
  const { reportId } = useEvidence()
  const [isThere, setThere] = useState(true)
  if (!isThere) return null
  return (
    <img
      src={cropUrl(reportId, path)}
      alt={words.cropOf(of)}
      loading="lazy"
      onError={() => setThere(false)}
      className="max-h-[12rem] w-full rounded-soft border border-line bg-white object-contain"
    />
  )
}
