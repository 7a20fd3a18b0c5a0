type Figure = { name: string; figure: string | undefined; note: string | undefined }

/** Figures in a ruled row, each with its name and a note; a dash stands for one not known yet. */
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
