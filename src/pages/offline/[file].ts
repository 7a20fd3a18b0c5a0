import type { APIRoute, GetStaticPaths } from 'astro'
import { PACK_FOLDER, PACK_INDEX } from '#shared/view/district-pack.ts'
import { readDistrictPack } from '#snapshot/district-pack.ts'
import { isPageIncluded } from '#snapshot/included-pages.ts'

/** The listings of the district for devices that keep them: an index, and parts by town. */
export const getStaticPaths = (async () => {
  const { index, texts } = await readDistrictPack()
  const files = [[PACK_INDEX, JSON.stringify(index)] as const, ...texts]
  return files
    .filter(([file]) => isPageIncluded(PACK_FOLDER + file))
    .map(([file, text]) => ({ params: { file }, props: { text } }))
}) satisfies GetStaticPaths

export const GET: APIRoute<{ text: string }> = ({ props: { text } }) => new Response(text)
