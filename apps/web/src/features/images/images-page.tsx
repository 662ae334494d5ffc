import { Button, SegmentedControl, Select, Skeleton, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { ART_DIRECTIONS, artDirectionSchema, type ArtDirection } from "@sayhey/appspec";
import { LIMITS } from "@sayhey/contract/limits";
import { useQuery } from "@tanstack/react-query";
import Shuffle from "lucide-react/icons/shuffle";
import { useMemo, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { Failure } from "../../components/failure.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { projectsQuery, type ProjectCardRow } from "../../api/list-projects.ts";
import { useUserId } from "../../session/session.tsx";
import { ImageActions } from "./image-actions.tsx";
import { IMAGE_KINDS, lookOf, sizesOf, VARIATIONS, type ImageKind, type ImageRecipe } from "./image-recipe.ts";
import classes from "./images.module.css";
import { isDrawable, nearSubjects } from "./near-subjects.ts";
import { projectLookQuery, type ProjectLook } from "./use-project-look.ts";
import { Variation } from "./variation.tsx";

/** Words typed are drawn once they rest. */
const DRAW_PAUSE_MS = 350;
const FIRST_DIRECTION = "kitchen-table";

/** Make images: posters, covers, icons and patterns in a project's look or an art direction. */
export default function ImagesPage() {
  const projects = useQuery(projectsQuery(useUserId()));
  return (
    <div className={classes.page}>
      <PageTitle title="Images" />
      <h1 className={classes.title}>Images</h1>
      <p className={classes.lead}>
        Posters, covers, icons and patterns in the style of your project, drawn in your browser. Same words, same image.
      </p>
      {projects.isPending ? (
        <div className={classes.columns} role="status" aria-label="Loading">
          <Skeleton height={480} radius="lg" />
          <Skeleton height={640} radius="lg" />
        </div>
      ) : projects.isLoadingError ? (
        <Failure title="Couldn't load your projects" error={projects.error} onRetry={() => void projects.refetch()} />
      ) : (
        <Maker projects={projects.data} />
      )}
    </div>
  );
}

function Maker({ projects }: { projects: readonly ProjectCardRow[] }) {
  const [source, setSource] = useState<string>(projects[0]?.id ?? FIRST_DIRECTION);
  const project = projects.find(({ id }) => id === source) ?? null;
  const look = useQuery({ ...projectLookQuery(source), enabled: project !== null });
  const sources = [
    ...(projects.length === 0
      ? []
      : [{ group: "Your projects", items: projects.map(({ id, name }) => ({ value: id, label: name })) }]),
    {
      group: "Art directions",
      items: artDirectionSchema.options.map((value) => ({ value, label: ART_DIRECTIONS[value].name })),
    },
  ];
  const picker = (
    <Select
      label="Style"
      data={sources}
      value={source}
      onChange={(value) => value !== null && setSource(value)}
      searchable
    />
  );
  if (project !== null && look.isLoadingError)
    return <Failure title="Couldn't load the project's style" error={look.error} onRetry={() => void look.refetch()} />;
  if (project !== null && look.data === undefined) {
    return (
      <div className={classes.columns} role="status" aria-label="Loading the project's style">
        <div className={classes.panel}>{picker}</div>
        <Skeleton height={640} radius="lg" />
      </div>
    );
  }
  return <Easel key={source} source={source} project={project === null ? null : (look.data ?? null)} picker={picker} />;
}

interface EaselProps {
  source: string;
  project: ProjectLook | null;
  picker: ReactNode;
}

function Easel({ source, project, picker }: EaselProps) {
  const known = artDirectionSchema.safeParse(source);
  const direction: ArtDirection = known.success ? known.data : FIRST_DIRECTION;
  const [kind, setKind] = useState<ImageKind>("poster");
  const [sizeOf, setSizeOf] = useState<Partial<Record<ImageKind, string>>>({});
  const [title, setTitle] = useState(project?.name ?? "Say hey");
  const [tagline, setTagline] = useState(project?.tagline ?? "");
  const [about, setAbout] = useState(project === null ? "" : project.about);
  const [seed, setSeed] = useState(1);
  const [chosen, setChosen] = useState(0);
  const sizes = sizesOf(kind);
  const size = sizes.find(({ value }) => value === sizeOf[kind]) ?? sizes[0];
  const [width, height] = [size?.width ?? 1080, size?.height ?? 1080];
  const hasWords = kind === "poster" || kind === "cover";
  const [words] = useDebouncedValue(
    useMemo(() => ({ title, tagline, about }), [title, tagline, about]),
    DRAW_PAUSE_MS,
  );
  const ownLook = project?.look;
  const look = useMemo(() => ownLook ?? lookOf(direction), [ownLook, direction]);
  const icon = project?.icon ?? "";
  const recipes = useMemo(
    () =>
      Array.from({ length: VARIATIONS }, (_, variation): ImageRecipe => ({
        kind,
        width,
        height,
        look,
        ...words,
        icon,
        seed,
        variation,
      })),
    [kind, width, height, look, words, icon, seed],
  );
  const drawn = recipes[chosen];
  // What is kept is made of the words as they stand, also while the pictures still wait for the typing to rest.
  const recipe = drawn === undefined ? undefined : { ...drawn, title, tagline, about };
  return (
    <div className={classes.columns}>
      <form className={classes.panel} onSubmit={(event) => event.preventDefault()} aria-label="What to make">
        <SegmentedControl
          fullWidth
          data={[...IMAGE_KINDS]}
          value={kind}
          onChange={(value) => setKind(IMAGE_KINDS.find((known) => known.value === value)?.value ?? "poster")}
          aria-label="Kind of image"
        />
        {picker}
        {hasWords || kind === "icon" ? (
          <TextInput
            label={kind === "icon" ? "Name" : "Title"}
            description={kind === "icon" ? "One of the icons uses its first letter." : undefined}
            maxLength={LIMITS.projectNameLength}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        ) : null}
        {hasWords ? (
          <TextInput
            label="Subtitle"
            maxLength={120}
            value={tagline}
            onChange={(event) => setTagline(event.currentTarget.value)}
          />
        ) : null}
        <TextInput
          label="Subject"
          description="One or two words, such as bread, bicycle or cat."
          maxLength={120}
          value={about}
          onChange={(event) => setAbout(event.currentTarget.value)}
        />
        {words.about.trim() === "" || isDrawable(words.about) ? null : (
          <div role="status" className={classes.near}>
            <p>We can't draw “{words.about.trim()}” yet, so these are abstract. Try one of these:</p>
            <div>
              {nearSubjects(words.about).map((subject) => (
                <button key={subject} type="button" onClick={() => setAbout(subject)}>
                  {subject}
                </button>
              ))}
            </div>
          </div>
        )}
        <Select
          label="Size"
          data={sizes.map(({ value, label }) => ({ value, label }))}
          value={size?.value ?? null}
          onChange={(value) => value !== null && setSizeOf((before) => ({ ...before, [kind]: value }))}
        />
        <Button
          variant="default"
          leftSection={<Shuffle size={18} aria-hidden="true" />}
          onClick={() => setSeed((before) => before + 1)}
        >
          Shuffle
        </Button>
        <p className={classes.aside}>
          Need something else? <Link to="/transform?make=draw-picture">Describe an image</Link> and an AI model draws
          it. Requires an API key from Google or an OpenAI-compatible service.
        </p>
      </form>
      <div className={classes.main}>
        <div
          className={classes.grid}
          role="radiogroup"
          aria-label="Variations"
          data-shape={width > height * 1.2 ? "wide" : "tall"}
        >
          {recipes.map((variation) => (
            <Variation
              key={variation.variation}
              recipe={variation}
              checked={variation.variation === chosen}
              onChoose={() => setChosen(variation.variation)}
            />
          ))}
        </div>
        {recipe === undefined ? null : (
          <ImageActions
            recipe={recipe}
            project={project === null ? null : { id: project.projectId, name: project.name }}
          />
        )}
      </div>
    </div>
  );
}
