import type { ReactNode } from 'react'
import { useWords } from '../language/language-context.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { answerWords } from './answer-words.ts'
import type { BodyShape } from './body-shapes.ts'
import { BodyWhenNear } from './body-when-near.tsx'
import { titleWords } from './title-words.ts'

interface LateAnswerProps {
  id: keyof typeof answerWords.en.intros
  shape: BodyShape
  children: ReactNode
}

/** An answer of which the frame, the title and what it is about are in the page from the start; its body comes when it is near. */
export function LateAnswer({ id, shape, children }: LateAnswerProps) {
  const title = useWords(titleWords)[id]
  const intro = useWords(answerWords).intros[id]
  return (
    <AnswerSheet id={id} title={title} intro={intro}>
      <BodyWhenNear shape={shape}>{children}</BodyWhenNear>
    </AnswerSheet>
  )
}
