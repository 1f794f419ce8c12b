import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { createStore } from '../../../app/store.ts'
import { Toaster } from '../../../ui/toaster.tsx'
import { languageOf } from '../language/language.ts'
import { LanguageContext } from '../language/language-context.ts'
import type { ReportData } from '../report-types.ts'
import { ReportView } from '../report-view.tsx'

/** jsdom has no dialogs and no pointers that are held: this is the part of them that the page uses. */
function supplyBrowser() {
  Element.prototype.setPointerCapture ??= () => {}
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

/** A report on its page, read in November 2026. */
export function showReport(data: ReportData, { language = 'en' }: { language?: 'en' | 'es' } = {}) {
  supplyBrowser()
  const address = `/report/${data.reportId}${language === 'es' ? '?lang=es' : ''}`
  return render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[address]}>
        <LanguageContext value={languageOf(new URLSearchParams(address.split('?')[1]))}>
          <ReportView
            data={data}
            unlocked
            policyDate={null}
            now={new Date(2026, 10, 21)}
            isSwitching={false}
            hasSwitchFailed={false}
            onVersion={() => {}}
          />
        </LanguageContext>
        <Toaster />
      </MemoryRouter>
    </Provider>,
  )
}
