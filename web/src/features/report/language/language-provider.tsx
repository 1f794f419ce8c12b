import { type ReactNode, useEffect, useState } from 'react'
import { toast } from '../../../ui/toast.ts'
import { knowsSpanish } from './catalogue.ts'
import type { Language } from './language.ts'
import { LanguageContext } from './language-context.ts'
import { loadSpanish } from './load-spanish.ts'

interface LanguageProviderProps {
  /** The one that the address asks for. */
  language: Language
  children: ReactNode
}

/**
 * Says all below in one language, as soon as its words are here. A page that opens in Spanish shows none in English
 * before; one that is switched stays as it is until then.
 */
export function LanguageProvider({ language, children }: LanguageProviderProps) {
  const spoken = useSpoken(language)
  if (spoken === null) return <main id="content" tabIndex={-1} lang={language} className="min-h-svh" aria-busy="true" />
  return <LanguageContext value={spoken}>{children}</LanguageContext>
}

const isKnown = (language: Language): boolean => language === 'en' || knowsSpanish()

function useSpoken(asked: Language): Language | null {
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
    if (failure) toast.error('No se pudo cargar el español', { description: 'Elíjalo otra vez en un momento.' })
  }, [failure])
  // A page without any words fails like one whose code could not be fetched.
  if (failure && last === null) throw failure.cause
  return isKnown(asked) ? asked : last
}
