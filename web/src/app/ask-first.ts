import type {} from '../api/asked-first.ts'
import { firstAnswers } from './first-answers.ts'

// A script of its own, of a few hundred bytes: on a phone the answers come while the client's code still does.
window.askedFirst ??= firstAnswers(window.location)
