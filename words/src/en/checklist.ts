/** What a household has ready before the season; facts to tick, not advice about insurance. */
export const checklist = {
  photos: 'Photos or a video of every room, and of the roof from the ground',
  policyCopy: 'A copy of this policy kept away from the house',
  claimsNumber: 'The insurer’s claims telephone number in your phone',
  fund: 'The wind/hail deductible within reach',
  gutters: 'Gutters and downspouts clear',
  branches: 'Branches cut back from the roof',
  looseThings: 'A place indoors for garden furniture, grills and bins',
  shutOffs: 'Everyone knows where water, gas and power are turned off',
}
