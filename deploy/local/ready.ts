/** What `npm start` tells the process that began it, when there is a channel to it. */
export interface Ready {
  origin: string
  inbox: string
  passwords: { homeowner: string; admin: string }
  /** Where one may ask for traces; absent where nothing keeps any. */
  traces?: string
}

/** In the place of it: why the services cannot run, although other parts of the system do. */
export interface NotReady {
  fault: string
}
