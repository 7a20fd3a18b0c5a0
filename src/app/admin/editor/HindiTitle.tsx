import { LOCAL_LANGUAGE, READS_HINDI } from '#shared/text/local-language.ts'

/** The Hindi beside the heading of a panel, where the people of the district read it. */
export const HindiTitle = ({ children }: { children: string }) =>
  READS_HINDI && (
    <span className="hi" lang={LOCAL_LANGUAGE}>
      {children}
    </span>
  )
