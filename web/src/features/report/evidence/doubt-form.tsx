import { type FormEvent, useState } from 'react'
import { useRequestReviewMutation } from '../../../api/endpoints.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { inputClass } from '../../../ui/input.tsx'
import { useWords } from '../language/language-context.ts'
import { placeWords } from './place-words.ts'

const LONGEST = 1000

/** The form is gone; the keyboard goes on at what took its place. */
const focusThanks = (thanks: HTMLElement | null) => thanks?.focus()

interface DoubtFormProps {
  reportId: string
  /** Of the value that the reader doubts. */
  path: string
}

/** 'I think this is wrong': the reader's words go to a person. After a failure they are still there. */
export function DoubtForm({ reportId, path }: DoubtFormProps) {
  const words = useWords(placeWords)
  const [text, setText] = useState('')
  const [requestReview, { isLoading, isSuccess, isError }] = useRequestReviewMutation()
  if (isSuccess) {
    return (
      <div ref={focusThanks} tabIndex={-1} className="outline-none">
        <Alert tone="good" title={words.thanks}>
          {words.thanksNote}
        </Alert>
      </div>
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const said = text.trim()
    if (!isLoading) requestReview({ reportId, body: { path, ...(said && { words: said }) } })
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-sans text-body font-semibold tracking-normal">{words.wrong}</h3>
      <p className="text-small text-ink-soft">{words.wrongHelp}</p>
      <Field label={words.label} help={words.left(LONGEST - text.length)}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={LONGEST}
            value={text}
            placeholder={words.placeholder}
            onChange={(event) => setText(event.target.value)}
            className={inputClass}
          />
        )}
      </Field>
      {isError && <Alert tone="gap">{words.notSent}</Alert>}
      <Button type="submit" aria-disabled={isLoading}>
        {isLoading ? words.sending : words.send}
      </Button>
    </form>
  )
}
