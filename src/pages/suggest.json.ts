import type { APIRoute } from 'astro'
import { readDistrict } from '#layouts/district.ts'
import { buildSuggestIndex } from '#snapshot/suggest-index.ts'

/** The names that suggestions begin with, before and without the API. */
export const GET: APIRoute = async () =>
  new Response(JSON.stringify(buildSuggestIndex(await readDistrict())))
