import { lazyPart } from '../../../navigation/lazy-part.tsx'

const load = () => import('./late-bodies.ts').then((code) => code.lateBodies)

/** The bodies whose code comes when a reader comes near the first of them. */
export const lateParts = {
  moldGrowth: lazyPart(() => load().then((bodies) => bodies.moldGrowth)),
  moldCovered: lazyPart(() => load().then((bodies) => bodies.moldCovered)),
  waterExplained: lazyPart(() => load().then((bodies) => bodies.waterExplained)),
  stormCash: lazyPart(() => load().then((bodies) => bodies.stormCash)),
  savings: lazyPart(() => load().then((bodies) => bodies.savings)),
  coastalCheck: lazyPart(() => load().then((bodies) => bodies.coastalCheck)),
  missingForms: lazyPart(() => load().then((bodies) => bodies.missingForms)),
  agentQuestions: lazyPart(() => load().then((bodies) => bodies.agentQuestions)),
}

/** Fetches them all, so that a page has them in one step. */
export const preloadLateParts = (): Promise<unknown> =>
  Promise.all(Object.values(lateParts).map(({ preload }) => preload()))
