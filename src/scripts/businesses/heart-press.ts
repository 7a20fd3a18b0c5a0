/** What a pressed heart stands for. */
export interface HeartPress {
  id: number
  name: string
  href: string
}
