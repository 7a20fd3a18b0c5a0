import { z } from 'zod'
import { MAX_SAVED_VIEWS, SAVED_VIEW_MAX_LENGTHS } from '#shared/rules/saved-views.ts'
import { createEndpointBuilder, success } from './endpoint.ts'
import { idParams } from './record-endpoints.ts'
import { id } from './values.ts'

const endpoint = createEndpointBuilder('Saved views')
const list = z
  .string()
  .trim()
  .min(1)
  .max(SAVED_VIEW_MAX_LENGTHS.list)
  .describe('The table: `businesses`')

export const savedView = z
  .object({
    id,
    title: z.string(),
    query: z.string().describe('As in the address: `status=pending`'),
  })
  .meta({ id: 'SavedView' })

export type SavedView = z.output<typeof savedView>

export const listSavedViews = endpoint('GET /admin/views', {
  summary: 'List my saved searches and filters of a table',
  guard: 'admin',
  query: z.object({ list }),
  answer: success(z.array(savedView)),
})

export const saveView = endpoint('POST /admin/views', {
  summary: 'Save a search with its filters; one of the same name is replaced',
  description: `At most ${MAX_SAVED_VIEWS} for each table.`,
  guard: 'admin',
  body: z.object({
    list,
    title: z.string().trim().min(1, 'Enter a name').max(SAVED_VIEW_MAX_LENGTHS.title),
    query: z.string().trim().max(SAVED_VIEW_MAX_LENGTHS.query),
  }),
  answer: success(savedView),
  status: 201,
  codes: ['NOT_POSSIBLE'],
})

export const deleteSavedView = endpoint('DELETE /admin/views/{id}', {
  summary: 'Delete one of my saved views',
  guard: 'admin',
  params: idParams,
  answer: success(z.object({ id })),
  codes: ['NOT_FOUND'],
})
