type Figure = { name: string; figure: string | undefined; note: string | undefined }

/** Figures in a row, each with a label and a note; a dash while one is loading. */
export const FigureRow = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="figures num">
    {figures.map(({ name, figure, note }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{figure ?? '–'}</dd>
        <dd className="figure-note">{note}</dd>
      </div>
    ))}
  </dl>
)
