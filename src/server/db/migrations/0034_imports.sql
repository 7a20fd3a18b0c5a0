CREATE TABLE "import_files" (
	"import_id" integer PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_problems" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	CONSTRAINT "import_problems_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"was" jsonb,
	"version" bigint NOT NULL,
	"outcome" text,
	CONSTRAINT "import_rows_import_id_business_id_pk" PRIMARY KEY("import_id","business_id"),
	CONSTRAINT "import_rows_outcome_known" CHECK ("import_rows"."outcome" in ('undone', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"file" text NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"columns" jsonb NOT NULL,
	"sample" jsonb NOT NULL,
	"choices" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"problem" text,
	"wants_stop" boolean DEFAULT false NOT NULL,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('uploaded', 'checking', 'checked', 'importing', 'done', 'stopped', 'failed', 'undoing', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_problems" ADD CONSTRAINT "import_problems_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_account_index" ON "imports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "imports_running_index" ON "imports" USING btree ("id") WHERE "imports"."state" in ('checking', 'importing', 'undoing');