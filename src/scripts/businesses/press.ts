/** What a pressed heart stands for. */
export interface Press {
  id: number
  name: string
  href: string
}
