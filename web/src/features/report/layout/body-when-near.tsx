import { type ReactNode, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useIsNear } from '../../../ui/use-is-near.ts'
import { useWords } from '../language/language-context.ts'
import { loadWords } from '../load/load-words.ts'
import { answerWords } from './answer-words.ts'
import type { BodyShape } from './body-shapes.ts'

interface BodyWhenNearProps {
  shape: BodyShape
  /** Its code comes when a reader comes near it. */
  children: ReactNode
}

// It needs no other file: a release leaves its name as it is.
const loadAnew = () => void import('./load-anew.ts').then((code) => code.loadAnew()).catch(() => 'the page stays')

/** Keeps the place of a body that stands far below the first screen, until it is shown. */
export function BodyWhenNear({ shape, children }: BodyWhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const { loading, tryAgain } = useWords(answerWords)
  const { network } = useWords(loadWords)
  const failed = (again: () => void) => (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{network}</p>
      <Button variant="secondary" onClick={again}>
        {tryAgain}
      </Button>
    </div>
  )
  return (
    <div ref={place} className="grid gap-[inherit] print:hidden">
      {isNear ? (
        <OnDemand failed={failed} onFailedAgain={loadAnew} waiting={<Shapes shape={shape} label={loading} />}>
          {children}
        </OnDemand>
      ) : (
        <Shapes shape={shape} />
      )}
    </div>
  )
}

function Shapes({ shape, label }: { shape: BodyShape; label?: string }) {
  return (
    <div className="relative grid gap-4">
      {shape.map((height, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are nothing but their heights.
        <Skeleton key={row} className={height} />
      ))}
      {label && (
        <span className="absolute top-2 left-2">
          <Spinner label={label} />
        </span>
      )}
    </div>
  )
}
