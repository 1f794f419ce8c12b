/** What people wrote in the wizard, which the documents service keeps. */
export interface Intakes {
  /** The address that was written in this browser; null when none was. Throws DependencyAway. */
  emailOf(visitorId: string): Promise<string | null>
}
