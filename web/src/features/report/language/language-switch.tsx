import { replaceSearch } from '../../../navigation/address.ts'
import { useSearchParams } from '../../../navigation/use-search-params.ts'
import { classNames } from '../../../ui/class-names.ts'
import { type Language, languageOf } from './language.ts'
import { expectSpanish } from './load-spanish.ts'

/** Each language by its own name: a reader finds it without knowing the other one. */
const names: Record<Language, string> = { en: 'English', es: 'Español' }
const languages: readonly Language[] = ['en', 'es']

/** Kept in the address, so that it lasts when the page is loaded again or sent to somebody. */
export function LanguageSwitch() {
  const search = useSearchParams()
  const current = languageOf(search)
  const choose = (language: Language) => {
    const next = new URLSearchParams(search)
    if (language === 'en') next.delete('lang')
    else next.set('lang', language)
    replaceSearch(next)
  }
  return (
    <fieldset className="flex rounded-full border border-line-strong bg-sheet p-px">
      <legend className="sr-only">Language / Idioma</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => choose(language)}
          // Whoever is about to choose Spanish finds its words there.
          {...(language === 'es' && { onPointerEnter: expectSpanish, onFocus: expectSpanish })}
          className={classNames(
            'min-h-[2.5rem] rounded-full px-4 font-semibold transition-colors',
            language === current ? 'bg-accent text-on-accent' : 'text-ink-soft hover:text-accent',
          )}
        >
          {names[language]}
        </button>
      ))}
    </fieldset>
  )
}
