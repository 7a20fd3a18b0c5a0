CREATE TABLE "import_shapes" (
	"shape" text PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"decisions" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_towns" (
	"import_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	CONSTRAINT "import_towns_import_id_location_id_pk" PRIMARY KEY("import_id","location_id")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "remembered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "findings" jsonb;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "decisions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_towns" ADD CONSTRAINT "import_towns_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_towns" ADD CONSTRAINT "import_towns_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_towns_location_index" ON "import_towns" USING btree ("location_id");