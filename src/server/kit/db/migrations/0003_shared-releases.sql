CREATE TABLE "code_versions" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "code_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "code_versions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "live_site" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"release" text NOT NULL,
	"change" integer NOT NULL,
	"code" text NOT NULL,
	"fence" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_site_is_one" CHECK ("live_site"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "publisher_locks" (
	"name" text PRIMARY KEY NOT NULL,
	"fence" bigint DEFAULT 0 NOT NULL,
	"pid" integer,
	"session_began" timestamp with time zone,
	"renewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "release_parts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"release" text NOT NULL,
	"change" integer NOT NULL,
	"fence" bigint NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"packs" integer NOT NULL,
	"is_live" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "release_parts_live_unique" ON "release_parts" USING btree ("release","change") WHERE "release_parts"."is_live";