/** The business of a pressed heart. */
export interface HeartPress {
  id: number
  name: string
  href: string
}
