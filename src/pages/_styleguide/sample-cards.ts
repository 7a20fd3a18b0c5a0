/** Cards with every length and state the real data has: for the styleguide only, marked as such. */
export const SAMPLE_CARDS = [
  {
    kind: 'Bank',
    name: 'Sample bank, main branch',
    hindi: 'नमूना बैंक, मुख्य शाखा',
    place: 'Post Office Road, Medininagar, 822101',
    verified: true,
    status: { look: 'open', text: 'Open till 4:00 PM' },
    rating: { value: '4.2', count: 18 },
    phone: '00000 000 000',
  },
  { kind: 'Bank', name: 'Sample bank', hindi: 'नमूना बैंक', place: 'Shahpur, Palamu' },
  {
    kind: 'Pharmacy',
    name: 'A name that is so long that it needs three lines on a small telephone and two on a desk',
    place:
      'A place with an address that goes on and on, behind the second temple, opposite the ' +
      'old well, Chainpur, 822110',
    status: { look: 'closed', text: 'Closed, opens 10:00 AM' },
    phone: '00000 000 000',
  },
  {
    kind: 'Railway station',
    name: 'Sample station',
    place: 'Daltonganj, Palamu',
    status: { look: 'open', text: 'Open 24 hours' },
  },
  { kind: 'Post office', name: 'Sample post office', hindi: 'नमूना डाकघर', place: 'Patan, Palamu' },
  {
    kind: 'School',
    name: 'Sample school',
    place: 'Hussainabad, Palamu',
    rating: { value: '3.9', count: 7 },
  },
] as ReadonlyArray<{
  kind: string
  name: string
  place: string
  hindi?: string
  verified?: boolean
  status?: { look: 'open' | 'closed'; text: string }
  rating?: { value: string; count: number }
  phone?: string
}>
