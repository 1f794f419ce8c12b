import { startTransition } from 'react'
import { App } from './app/app.tsx'
import { askAhead } from './app/ask-ahead.ts'
import { drawPage } from './app/draw-page.ts'
import { keepAnswers, preloadPage, type ServedAnswers, servedId } from './app/served-answers.ts'
import { createStore } from './app/store.ts'
import { AddressProvider } from './navigation/address-provider.tsx'
import './app/theme.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const store = createStore()
const served = servedAnswers()
if (served) {
  // In a task by itself: with the setting up of the store it would be a long one.
  await new Promise((isNext) => setTimeout(isNext))
  keepAnswers(store, window.location, served)
} else {
  askAhead(store, window.location)
}

const app = <App store={store} servedDay={served?.day} At={AddressProvider} />
// In slices, between which a phone answers to a touch.
const show = () => startTransition(() => drawPage(root, app, served !== null))
// The first page is shown in one step. What fails is told by the page.
preloadPage(window.location).then(show, show)

/** Nobody finds them there who sits here next. */
function servedAnswers(): ServedAnswers | null {
  const element = document.getElementById(servedId)
  element?.remove()
  return element && JSON.parse(element.textContent)
}
