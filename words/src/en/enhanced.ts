/** What the Enhanced version adds, for where the Free one offers it. */
export const enhanced = {
  title: 'Enhanced Analysis Available',
  addsWater: 'The Enhanced version adds water damage: what your policy pays for a flood, and what is left to you.',
  addsMoldAndWater:
    'The Enhanced version adds mold and water damage: what your policy pays for each, what is left to you, and how they change your score and your priorities.',
}
