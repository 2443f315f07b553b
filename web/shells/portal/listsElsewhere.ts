/** Lists that have another address than what stands in them: by the first part of the paths of their records; '' where those stand in none. */
export const listsElsewhere: Readonly<Record<string, string>> = {
  event: 'events',
  newEvent: 'events',
  localComm: 'localComms',
  council: 'councils',
  // A page of the ministry's own.
  page: '',
}
