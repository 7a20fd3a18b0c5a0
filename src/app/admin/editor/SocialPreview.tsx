import { memo, useState } from 'react'
import { editor as t } from '#i18n/en/app/editor.ts'
import { SOCIAL_TEXT_LIMITS, type SocialNetwork } from '#shared/rules/post-score.ts'
import { createExcerpt as cut } from '#shared/text/plain-text.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { getPicturePreviewUrl } from './PostDetails.tsx'
import type { PostValues } from './post-values.ts'
import { HindiTitle } from '#ui/HindiTitle.tsx'

type Props = { values: PostValues; content: string; links: Record<string, string> }

const BEGINNING = 2000

/** The beginning of a text in Markdown, without its signs. */
const beginningOf = (content: string): string =>
  content
    .slice(0, BEGINNING)
    .split('\n')
    .filter((line) => !/^(?:#|!\[)/.test(line))
    .join(' ')
    .replace(/\]\([^()\s]{0,300}\)/g, '')
    .replace(/[[*_`~>|]/g, '')
    .trim()

/** How the post looks where people share it. */
export const SocialPreview = memo(function SocialPreview({ values, content, links }: Props) {
  const [place, setPlace] = useState<string>('facebook')
  const title = values.metaTitle.trim() || values.title.trim() || t.noTitle
  const text =
    values.metaDescription.trim() || values.excerpt.trim() || beginningOf(content) || t.noText
  return (
    <section className="panel-box" aria-labelledby="post-shared">
      <header>
        <h2 id="post-shared">
          {t.shared}
          <HindiTitle>{t.hindi.shared}</HindiTitle>
        </h2>
      </header>
      <div className="panel-body">
        <Tabs
          label={t.shared}
          chosen={place}
          onChoose={setPlace}
          tabs={(Object.keys(SOCIAL_TEXT_LIMITS) as SocialNetwork[]).map((id) => {
            const limits = SOCIAL_TEXT_LIMITS[id]
            return {
              id,
              name: t.places[id],
              content: (
                <>
                  {'post' in limits && (
                    <p className="editor-post">{cut(`${title} ${text}`, limits.post)}</p>
                  )}
                  <div className="editor-card">
                    {values.featuredImage && (
                      <img src={getPicturePreviewUrl(values.featuredImage, links)} alt="" />
                    )}
                    <p>
                      <small>{location.host}</small>
                      <b>{cut(title, limits.title)}</b>
                      <span>{cut(text, limits.description)}</span>
                    </p>
                  </div>
                </>
              ),
            }
          })}
        />
      </div>
    </section>
  )
})
