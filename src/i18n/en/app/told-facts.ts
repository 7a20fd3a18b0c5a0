/** What visitors told about an owner's listing. */
export const toldFacts = {
  title: 'Told by others',
  intro:
    'Our team checked it. If something is wrong, take it back: the listing says again what it ' +
    'said before.',
  takeBack: 'Take back',
  names: {
    phone: 'Phone number',
    hours: 'Opening hours',
    point: 'Place on the map',
    photo: 'Photo',
  },
}
