import { CircleCheck, CircleHelp, Eye, type LucideIcon, OctagonAlert } from 'lucide-react'

/** good, watch, gap; neutral says nothing either way. Colour never stands alone: each has its icon. */
export type Tone = 'good' | 'watch' | 'gap' | 'neutral'

export const toneIcon: Record<Tone, LucideIcon> = {
  good: CircleCheck,
  watch: Eye,
  gap: OctagonAlert,
  neutral: CircleHelp,
}

export const toneText: Record<Tone, string> = {
  good: 'text-good',
  watch: 'text-watch',
  gap: 'text-gap',
  neutral: 'text-ink-soft',
}

export const toneGround: Record<Tone, string> = {
  good: 'bg-good-soft',
  watch: 'bg-watch-soft',
  gap: 'bg-gap-soft',
  neutral: 'bg-sunken',
}

export const toneFill: Record<Tone, string> = {
  good: 'bg-good',
  watch: 'bg-watch',
  gap: 'bg-gap',
  neutral: 'bg-line-strong',
}
