import sharp from 'sharp'
import type { TestApi } from './api.ts'

/** A form as a browser sends it; each file is its field, name and content. */
export function createForm(
  fields: Record<string, string>,
  files: [string, string, Buffer | string][] = [],
): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const [field, name, content] of files)
    data.append(field, new Blob([new Uint8Array(Buffer.from(content))]), name)
  return data
}

type Answer = Record<string, never> & {
  status: number
  error?: string
  data: { logoUrl: string; photos: { url: string }[]; id: number; slug: string }
}

/** Sends a form, signed in with `token` unless that is null. */
export async function sendForm(
  api: TestApi,
  path: string,
  body: FormData,
  token: string | null,
  from?: string,
): Promise<Answer> {
  const response = await api.ask(path, {
    method: 'POST',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    body,
    ...(from ? { from } : {}),
  })
  return {
    status: response.status,
    ...((await response.json()) as Record<string, unknown>),
  } as Answer
}

/** A picture of one colour. */
export const createPicture = (width = 900, height = 600, colour = '#a33') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
