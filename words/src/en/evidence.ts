export const evidence = {
  printed: 'Printed in your policy',
  derived: 'Computed from what your policy prints',
  fromPicture: ', read from a picture of the page',
  byPerson: ', put right by a person',
  certainty: {
    3: 'We are sure of this reading',
    2: 'We are fairly sure of this reading',
    1: 'We are not sure: please check this page yourself',
  },
  hidden: 'This line also names a coverage of the Enhanced version, so it is not shown here.',
}
