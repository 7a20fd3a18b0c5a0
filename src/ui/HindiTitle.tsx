import { READS_HINDI } from '#shared/text/local-language.ts'

type Props = { children: string | undefined; as?: 'span' | 'p' }

/** The Hindi beside or below an English text, where the people of the district read it. */
export const HindiTitle = ({ children, as: Tag = 'span' }: Props) =>
  READS_HINDI &&
  children && (
    <Tag className="hi" lang="hi">
      {children}
    </Tag>
  )
