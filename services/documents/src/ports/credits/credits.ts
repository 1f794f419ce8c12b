/** What people have paid for, which the payments service keeps. */
export interface Credits {
  /** How many paid reports the person has not used yet. Throws DependencyAway. */
  availableFor(userId: string): Promise<number>
}
