export const figures = {
  notFound: 'Not found in your policy',
  notProvided: 'Not Provided',
  notStated: 'Not stated',
  assumed: 'assumed',
  you: 'You',
}
