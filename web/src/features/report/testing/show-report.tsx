import { render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createStore } from '../../../app/store.ts'
import { navigate } from '../../../navigation/address.ts'
import { AddressProvider } from '../../../navigation/address-provider.tsx'
import { Toaster } from '../../../ui/toaster.tsx'
import { languageOf } from '../language/language.ts'
import { LanguageContext } from '../language/language-context.ts'
import { preloadEnhanced } from '../layout/enhanced-code.ts'
import { preloadLateParts } from '../layout/late-parts.ts'
import type { ReportData } from '../report-types.ts'
import { ReportView } from '../report-view.tsx'

// As on a page on which somebody has pressed 'Enhanced' and read to its end.
await preloadEnhanced()
// A test may have taken their connection away.
await preloadLateParts().catch(() => {})

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
  void navigate(address)
  return render(
    <Provider store={createStore()}>
      <AddressProvider>
        <LanguageContext value={languageOf(new URLSearchParams(address.split('?')[1]))}>
          <ReportView
            data={data}
            unlocked
            policyDate={null}
            now={new Date(2026, 10, 21)}
            isSwitching={false}
            hasSwitchFailed={false}
            onExpect={() => {}}
            onVersion={() => {}}
          />
        </LanguageContext>
        <Toaster />
      </AddressProvider>
    </Provider>,
  )
}
