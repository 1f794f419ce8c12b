import { useEffect, useState } from 'react'
import { presentAddress, replaceSearch } from '../../../navigation/address.ts'
import { toast } from '../../../ui/toast.ts'
import { knowsSpanish } from './catalogue.ts'
import { type Language, languageOf } from './language.ts'
import { loadSpanish } from './load-spanish.ts'

const isKnown = (language: Language): boolean => language === 'en' || knowsSpanish()

/**
 * The language that all of a page is in, head and foot and the report's own sentences too: the one asked for as soon as its
 * words are here, the one before until then, null where there is none before.
 */
export function useSpoken(asked: Language): Language | null {
  const [last, setLast] = useState<Language | null>(isKnown(asked) ? asked : null)
  const [failure, setFailure] = useState<{ cause: unknown } | null>(null)
  useEffect(() => {
    if (isKnown(asked)) {
      setLast(asked)
      return
    }
    let isAsked = true
    loadSpanish().then(
      () => isAsked && setLast(asked),
      (cause: unknown) => isAsked && setFailure({ cause }),
    )
    return () => {
      isAsked = false
      setFailure(null)
    }
  }, [asked])
  useEffect(() => {
    if (!failure) return
    toast.error('No se pudo cargar el español', { description: 'Elíjalo otra vez en un momento.' })
    askForEnglish()
  }, [failure])
  // A page without any words fails like one whose code could not be fetched.
  if (failure && last === null) throw failure.cause
  return isKnown(asked) ? asked : last
}

/** The address says what the page shows, and Spanish can be chosen again. */
function askForEnglish(): void {
  const search = new URLSearchParams(presentAddress().search)
  if (languageOf(search) === 'en') return
  search.delete('lang')
  replaceSearch(search)
}
