/** What `npm start` tells the process that began it, when there is a channel to it. */
export interface Ready {
  origin: string
  inbox: string
  passwords: { homeowner: string; admin: string }
}
