CREATE TABLE "import_changes" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"business_id" integer NOT NULL,
	"name" text NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "import_changes_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_business_index" ON "import_rows" USING btree ("business_id");