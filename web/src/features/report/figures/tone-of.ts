import type { Tone } from '../../../ui/signal.ts'
import type { Signal } from '../report-types.ts'

const tones: Record<Signal, Tone> = { green: 'good', yellow: 'watch', red: 'gap', neutral: 'neutral' }

/** The server's signal in the words of the theme. */
export const toneOf = (signal: Signal): Tone => tones[signal]
