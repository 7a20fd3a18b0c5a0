type Part = { name: string; content: string; file?: string | undefined }

/** A part of a form, as a browser writes it. */
export function formatPart(boundary: string, { name, content, file }: Part): string {
  const named = file === undefined ? '' : `; filename="${file}"`
  const type = file === undefined ? '' : '\r\nContent-Type: image/jpeg'
  return (
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${named}${type}` +
    `\r\n\r\n${content}\r\n`
  )
}

type Random = () => number
export type MutatedForm = { pieces: Uint8Array[]; then: 'end' | 'break'; type: string }

/** A form that was good and is spoiled in one to four ways, cut into pieces. */
export function createMutatedForm(random: Random, boundary: string): MutatedForm {
  const below = (most: number) => Math.floor(random() * most)
  const pick = <T>(of: readonly T[]): T => of[below(of.length)]!
  const count = 1 + below(5)
  const parts = Array.from({ length: count }, () =>
    formatPart(boundary, {
      name: pick(['photos', 'photos', 'logo', 'title', '', 'constructor']),
      content: 'c'.repeat(pick([0, 1, 40, 900, 30_000])),
      file: pick([undefined, 'a.jpg', 'photo of the shop.jpg', '']),
    }),
  )
  let form = Buffer.from(`${parts.join('')}--${boundary}--\r\n`, 'latin1')
  /** Most places are in the headers, where the parser decides. */
  const place = () => {
    const header = form.indexOf('Content-', below(form.length))
    return random() < 0.7 && header >= 0 ? header + below(90) : below(form.length + 1)
  }
  const cut = (from: number, to: number, put: Uint8Array = Buffer.alloc(0)) =>
    Buffer.concat([form.subarray(0, from), put, form.subarray(Math.max(from, to))])
  const mutations: (() => Buffer)[] = [
    () => cut(...at(1), Buffer.from([below(256)])),
    () => cut(...at(0), Buffer.from([pick([0, 10, 13, 34, 45, 58, 59, 127, 255])])),
    () => cut(...at(1 + below(60))),
    () =>
      cut(...at(0), Buffer.from(`\r\n--${boundary}${pick(['', '\r\n', '--', '--\r\n', '\n'])}`)),
    () => cut(...at(0), form.subarray(...at(below(400)))),
    () =>
      cut(
        ...at(0),
        Buffer.from(
          pick(['\r\n\r\n', '\r\n', '\n\n', 'Content-Type: multipart/mixed; boundary=a\r\n']),
        ),
      ),
    () => cut(...at(0), Buffer.alloc(pick([300, 17_000, 70_000]), pick(['a', '\0', '-', '\r\n']))),
    () => form.subarray(0, place()),
  ]
  function at(length: number): [number, number] {
    const from = Math.min(place(), form.length)
    return [from, Math.min(from + length, form.length)]
  }
  if (random() < 0.9)
    for (let times = 1 + below(4); times > 0; times -= 1) form = Buffer.from(pick(mutations)())

  const pieces: Buffer[] = []
  const size = pick([form.length, form.length, 65_536, 4_000, 700])
  for (let from = 0; from < form.length; from += Math.max(size, 1))
    pieces.push(form.subarray(from, from + Math.max(size, 1)))
  const type =
    random() < 0.02
      ? pick(['multipart/form-data', 'text/plain', 'multipart/form-data; boundary='])
      : `multipart/form-data; boundary=${boundary}`
  return { pieces, then: random() < 0.1 ? 'break' : 'end', type }
}
